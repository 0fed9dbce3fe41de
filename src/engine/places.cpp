#include "engine/places.h"

namespace eg {
namespace {

constexpr PlaceRow places[place_count] = {
    {"CAS", "the Castillo",       {{5, 3, 1}}, {}},
    {"GAL", "Galicia",            {{4, 2, 0}}, {PV, CV}},
    {"PV",  "País Vasco",         {{5, 3, 1}}, {GAL, CV, ARA}},
    {"ARA", "Aragón",             {{5, 4, 1}}, {PV, CV, CN, VAL, CAT}},
    {"CAT", "Cataluña",           {{4, 2, 1}}, {ARA, VAL}},
    {"CV",  "Castilla la Vieja",  {{6, 4, 2}}, {GAL, PV, ARA, CN}},
    {"CN",  "Castilla la Nueva",  {{7, 4, 2}}, {CV, ARA, VAL, GRA, SEV}},
    {"SEV", "Sevilla",            {{4, 3, 1}}, {CN, GRA}},
    {"GRA", "Granada",            {{6, 3, 1}}, {VAL, CN, SEV}},
    {"VAL", "Valencia",           {{5, 3, 2}}, {CAT, ARA, CN, GRA}},
};

constexpr bool borders_go_both_ways() {
    for (Place a : regions)
        for (Place b : places[a].borders)
            if (a == b || !places[b].borders.has(a)) return false;
    return true;
}
static_assert(borders_go_both_ways());

constexpr Values mobile[scoreboard_count] = {{{8, 4, 0}}, {{4, 0, 0}}};

constexpr auto printed = [] {
    PerRank<PerPlace<std::uint8_t>> values;
    for (Place place : regions | castillo)
        for (int rank = 0; rank < rank_count; ++rank) values[rank][place] = places[place].values.points[static_cast<std::size_t>(rank)];
    return values;
}();

}

const PerRank<PerPlace<std::uint8_t>>& printed_values() { return printed; }
const PlaceRow& row(Place place) { return places[place]; }
Values mobile_values(int scoreboard) { return mobile[scoreboard]; }
Places borders(Place place) { return place < place_count ? places[place].borders : Places{}; }

}
