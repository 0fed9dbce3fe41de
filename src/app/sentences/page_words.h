// What the page says around the canvas: line by line the English word, a tab, and how it is said.
#pragma once

#include <string>

namespace eg {

std::string page_words();

}
