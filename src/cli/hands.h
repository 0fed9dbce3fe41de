#pragma once

namespace eg {

int hands(int count, char** words);

}
