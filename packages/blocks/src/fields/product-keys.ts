import * as v from 'valibot'

/** Most products of one block. */
export const MOST_PRODUCTS_OF_A_BLOCK = 48

/** Product numbers in their order, as a list or as text with commas or lines; each once, empty ones not at all. */
export const productKeys = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((value): string[] => {
    const all = Array.isArray(value) ? value : typeof value === 'string' ? value.split(/[\s,;]+/) : []
    const keys = all.filter((key) => typeof key === 'string').map((key) => key.trim())
    return [...new Set(keys.filter((key) => /^[\w.-]{1,64}$/.test(key)))].slice(0, MOST_PRODUCTS_OF_A_BLOCK)
  }),
)
