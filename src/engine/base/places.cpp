// The board: the Castillo and nine regions with fifteen borders (1996, The game board).
#include "engine/base/base.h"

namespace eg {
namespace {

constexpr PlaceForm castillo_forms[] = {
    {"", "the Castillo"}, {"start", "The Castillo"}, {"map", "Castillo"}, {"in", "in the Castillo"}, {"into",
     "into the Castillo"},
    {"to", "into the Castillo"}, {"goal", "to the Castillo"}, {"from", "from the Castillo"}, {"on", "on the Castillo"},
};

constexpr PlaceRow rows[] = {
    {.id = "CAS", .name = "Castillo", .forms = castillo_forms, .values = {{5, 3, 1}}, .region = false},
    {.id = "GAL", .name = "Galicia",           .values = {{4, 2, 0}}, .borders = "PV CV"},
    {.id = "PV",  .name = "País Vasco",        .values = {{5, 3, 1}}, .borders = "GAL CV ARA"},
    {.id = "ARA", .name = "Aragón",            .values = {{5, 4, 1}}, .borders = "PV CV CN VAL CAT"},
    {.id = "CAT", .name = "Cataluña",          .values = {{4, 2, 1}}, .borders = "ARA VAL"},
    {.id = "CV",  .name = "Castilla la Vieja", .values = {{6, 4, 2}}, .borders = "GAL PV ARA CN"},
    {.id = "CN",  .name = "Castilla la Nueva", .values = {{7, 4, 2}}, .borders = "CV ARA VAL GRA SEV"},
    {.id = "SEV", .name = "Sevilla",           .values = {{4, 3, 1}}, .borders = "CN GRA"},
    {.id = "GRA", .name = "Granada",           .values = {{6, 3, 1}}, .borders = "VAL CN SEV"},
    {.id = "VAL", .name = "Valencia",          .values = {{5, 3, 2}}, .borders = "CAT ARA CN GRA"},
};

constexpr Values mobile[scoreboard_count] = {{{8, 4, 0}}, {{4, 0, 0}}};

}

Values mobile_values(int scoreboard) { return mobile[scoreboard]; }

constinit const std::span<const PlaceRow> base_places = rows;

}
