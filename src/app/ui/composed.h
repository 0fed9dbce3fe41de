// The text of a picture as it is painted: in the colours of a player, in those of the theme, and with parts of other
// pictures over it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/ui/textures.h"

namespace eg::textures {

// A name, "map", or several, "map+MODULE/map-NAME": over the first picture lies each further one, without its groups
// NAME ("-NAME-OTHER"); what is left of that one hides groups of the first by data-hides. The theme recolours pictures
// called map or map_NAME.
std::string composed(std::string_view names, const Paint& paint);
// The ids of what one of the further pictures hides.
std::vector<std::string> hidden(std::string_view name);

}
