/** Most letters of a search; longer ones are not typed by people. @see product §3 */
export const SEARCH_QUERY_MAX = 200
