#include "COSNames.h"
