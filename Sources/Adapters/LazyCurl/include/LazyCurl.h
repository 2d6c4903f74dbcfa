#ifndef LAZY_CURL_H
#define LAZY_CURL_H

#include <stdbool.h>

/// Whether requests over the network can be made: `false` where libcurl is to be loaded at the first request and is not installed.
bool lazy_curl_is_available(void);

#endif
