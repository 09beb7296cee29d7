import * as v from 'valibot'

/**
 * Where somebody wanted to go, within the office: a path that no browser takes for another host. One strips tabs and line
 * ends from addresses and reads a backslash as a slash, so none of them may stand in it.
 */
export const NextAddress = v.pipe(v.string(), v.maxLength(2000), v.regex(/^\/(?!\/)[^\p{Cc}\\]*$/u))
