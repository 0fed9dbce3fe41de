// What a bot is thinking about somewhere else, and how far it has come. The thought belongs to one
// moment of the game: when the table changes it is dropped, and what comes of it is not heard.
#pragma once

#include "app/session.h"

namespace eg {

class Pondering {
public:
    // Sees to it that the asked bot's thought is under way, or none where none is wanted.
    void follow(const Session& session, bool wanted, double now);
    // Word from who thinks; true when the bot has answered and the table has changed.
    bool hear(Session& session, int ticket, int share, Choice choice);
    // How much is done, 0 .. 1, of a thought that takes long; negative of all others.
    float shown(double now) const;

private:
    int    ticket_ = 0;    // of the last thought that was asked for
    int    moment_ = -1;   // ... and what it is about; -1 when it is done or dropped
    int    share_ = 0;
    double began_ = 0;
};

}
