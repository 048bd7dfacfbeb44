/** Percent of the stakes returned, before odds are rounded down to a hundredth. */
export const share = 96
/** The least that rounding leaves, in percent. */
export const leastShare = 95.2
