// A cache for one game and one language. It is cleared when either changes, or when it is full.
#pragma once

#include <map>
#include <utility>

#include "engine/rules.h"
#include "language/say.h"

namespace eg {

template <class Key, class Found>
class Cache {
public:
    // The value of the key; the first time, find() computes it. The reference is valid until the next call.
    template <class Find>
    const Found& of(const Rules& rules, Key key, const Find& find) {
        constexpr std::size_t many = 500;   // more than one game needs
        if (language_ != spoken() || rules_ != rules || known_.size() > many) known_.clear();
        language_ = spoken(), rules_ = rules;
        const auto [at, unknown] = known_.try_emplace(std::move(key));
        if (unknown) at->second = find();
        return at->second;
    }

private:
    std::map<Key, Found> known_;
    Language             language_ = {};
    Rules                rules_ = {};
};

}
