// The opponents that judge by a net: how wide and how far each looks is all that tells them apart.
#pragma once

#include <memory>

#include "ai/bot.h"
#include "ai/worth.h"

namespace eg {

struct Manner {
    int  breadth = 6;      // of the beam for each action card; 0: turns at random only
    int  samples = 64;     // turns at random
    int  arms = 12;        // so many choices are looked into; 1: the net's favourite is taken
    int  of_each = 0;      // of every action card so many, however little the net likes it
    int  replies = 12;     // turns that everybody else considers in what is played ahead
    int  dials = 400;      // rounds of regret matching for a secret disc
    int  blur = 0;         // each judgement is off by up to so many 65536ths of a victory
    bool deep = false;     // on through the next round
    int  first_impression = 2;  // the net's word counts for so many worlds
    int  doubt = 26000;         // how far luck is taken to sway one world, twice
    const Net* net = nullptr;   // null: the one that came with the program
};

std::unique_ptr<Bot> search_bot(const Manner& manner);

}
