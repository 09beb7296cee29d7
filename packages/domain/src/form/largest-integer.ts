/** The largest number that an integer column of the database takes; what is more is refused before it gets there. */
export const LARGEST_INTEGER = 2_147_483_647
