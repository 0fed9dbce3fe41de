// Terms: words in a text that name a rule, like "court" or "King's region". They are the rule's line `terms`, which is
// translated like a sentence, because the translated texts are searched. Whole words are compared, without case,
// accents and doubled letters.
#pragma once

#include "app/rulebook/rulebook.h"

namespace eg {

struct Term {
    std::size_t from, to;   // bytes of the text; `to` is after the last one
    const Rule* rule;
};
// The terms in a text, in order, each rule only where it is first named. own: the rule that the text belongs to, which
// is left out; null: none.
std::vector<Term> terms_in(std::string_view text, const Rule* own, const Rules& rules);

// The rules that a rule with this text leads to: those of its line `see`, and the terms in the text.
std::vector<const Rule*> leads_to(const Rule& rule, std::string_view text, const Rules& rules);

// Whether an English text has one of these terms. terms: separated by |.
bool says(std::string_view text, std::string_view terms);

}
