/** Letters of a search; more than these nobody types. @see product §3 */
export const SEARCH_QUERY_MAX = 200
