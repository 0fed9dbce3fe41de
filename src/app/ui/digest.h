// Any bytes, in one number: equal numbers mean equal bytes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace eg {

class Digest {
public:
    void of(const void* bytes, std::size_t size) {
        const auto* from = static_cast<const unsigned char*>(bytes);
        for (std::uint64_t word; size >= sizeof word; from += sizeof word, size -= sizeof word)
            std::memcpy(&word, from, sizeof word), mix(word);
        for (; size > 0; ++from, --size) mix(*from);
    }
    template <class Number>
    void of(const Number& number) { of(&number, sizeof number); }
    std::uint64_t value() const { return hash_; }

private:
    void mix(std::uint64_t word) {
        hash_ = (hash_ ^ word) * 0x9E3779B97F4A7C15;
        hash_ ^= hash_ >> 32;
    }
    std::uint64_t hash_ = 1;
};

}
