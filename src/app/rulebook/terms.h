// Words that name a rule: where a text says "court" or "King's region", it leads to what is told of that. They
// stand in the rule's line `terms` and are looked for in what is drawn, so they go through its language as one
// more sentence. Whole words are compared, without case, accents and doubled letters.
#pragma once

#include "app/rulebook/rulebook.h"

namespace eg {

struct Term {
    std::size_t from, to;   // from which byte to which
    const Rule* rule;
};
// Those of a text, each rule where it is first named, in the order of the text. `own` is the rule that the text
// itself is, null if it is none: it leads to others only.
std::vector<Term> terms_in(std::string_view text, const Rule* own, const Rules& rules);

// What a rule leads to, whose words these are: by its line `see`, and by its terms.
std::vector<const Rule*> leads_to(const Rule& rule, std::string_view text, const Rules& rules);

// Whether an English text says one of these, with | between them.
bool says(std::string_view text, std::string_view terms);

}
