/** The most units that one line of a basket holds, however many there are. */
export const MOST_PER_LINE = 999
