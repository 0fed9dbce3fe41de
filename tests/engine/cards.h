// What the tests of the action cards of 1996, Decennial and Big Box share.
#pragma once

#include "card_case.h"
#include "table.h"

namespace eg {
namespace {

constexpr std::string_view cards_here = "1996, Decennial and Big Box";   // card_case.h

inline State in_edition(const std::string& edition, const std::string& text, const std::string& id) {
    return turn("edition " + edition + '\n' + text, id);
}

}
}
