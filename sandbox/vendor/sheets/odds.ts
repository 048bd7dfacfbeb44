/** Percent of the stakes returned, before odds are rounded down to a hundredth. */
export const share = 96
/** The lowest percentage after rounding. */
export const leastShare = 95.2
