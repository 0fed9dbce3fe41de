#include "engine/mixed_radix.h"

namespace eg {
namespace {

constexpr int limb_bits = 32, limb_bytes = 4;

}

// The last digit is the most significant one, so that Unpacker returns the first one first.
std::string pack(std::span<const Digit> digits) {
    std::vector<std::uint32_t> limbs;
    for (std::size_t i = digits.size(); i-- > 0;) {
        std::uint64_t carry = digits[i].value;
        for (std::uint32_t& limb : limbs) {
            carry += std::uint64_t{limb} * digits[i].radix;
            limb = static_cast<std::uint32_t>(carry);
            carry >>= limb_bits;
        }
        if (carry > 0) limbs.push_back(static_cast<std::uint32_t>(carry));
    }
    std::string bytes;
    for (std::uint32_t limb : limbs)
        for (int i = 0; i < limb_bytes; ++i) bytes += static_cast<char>(limb >> 8 * i & 255u);
    while (!bytes.empty() && bytes.back() == 0) bytes.pop_back();
    return bytes;
}

Unpacker::Unpacker(std::string_view bytes) : limbs_((bytes.size() + limb_bytes - 1) / limb_bytes) {
    for (std::size_t i = 0; i < bytes.size(); ++i)
        limbs_[i / limb_bytes] |= std::uint32_t{static_cast<std::uint8_t>(bytes[i])} << 8 * (i % limb_bytes);
    while (!limbs_.empty() && limbs_.back() == 0) limbs_.pop_back();
}

std::uint32_t Unpacker::next(std::uint32_t radix) {
    std::uint64_t rest = 0;
    for (std::size_t i = limbs_.size(); i-- > 0;) {
        rest = rest << limb_bits | limbs_[i];
        limbs_[i] = static_cast<std::uint32_t>(rest / radix);
        rest %= radix;
    }
    while (!limbs_.empty() && limbs_.back() == 0) limbs_.pop_back();
    return static_cast<std::uint32_t>(rest);
}

}
