#include "app/address.h"

#include <algorithm>
#include <charconv>

#include "engine/notation.h"
#include "engine/words.h"

namespace eg {
namespace {

std::uint64_t number(std::string_view text) {
    std::uint64_t value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

void set_seats(Plan& plan, std::string_view names) {
    int n = 0;
    for (; !names.empty() && n < max_players; ++n) sit_down(plan.seats[static_cast<std::size_t>(n)], cut(names, ','));
    plan.setup.players = std::max(2, n);
}

}

Address read_address(std::string_view query, Plan& plan) {
    Address address;
    while (!query.empty()) {
        std::string_view value = cut(query, '&');
        const std::string_view key = cut(value, '=');
        if (key == "seed") address.seed = number(value);
        if (key == "scene") address.scene = value;
        if (key == "start") address.start = value == "1";
        if (key == "edition")
            if (const std::optional<Edition> which = edition(value)) plan.setup.rules = in_edition(*which, plan.setup.rules);
        if (key == "length") plan.setup.rules.short_game = value == "6";
        if (key == "veto") plan.setup.rules.veto_in_deck = value != "0";
        if (key == "castillo") plan.castillo_announced = value != "hidden";
        if (key == "seats") set_seats(plan, value);
        for (int i = 0; key == "pace" && i < pace_count; ++i)
            if (value == show(static_cast<Pace>(i))) plan.pace = static_cast<Pace>(i);
    }
    return address;
}

}
