type Module = Record<string, unknown>

/**
 * An export of a shared module that is a brand's own wherever that brand is chosen and replaces it. Which one it is, is
 * asked at every use: the toolbar changes the brand while modules stay.
 */
export function byBrand(name: string, shared: Module, owns: Record<string, Module>): unknown {
  const original = shared[name]
  const chosen = (): unknown => {
    const { brand = '', overrides } = document.documentElement.dataset
    return overrides === 'shared' ? original : (owns[brand]?.[name] ?? original)
  }
  if (typeof original === 'function')
    return new Proxy(original, {
      apply: (_, self, passed) => {
        const one = chosen()
        return typeof one === 'function' ? Reflect.apply(one, self, passed) : one
      },
      get: (_, key) => partOf(chosen(), key) ?? partOf(original, key),
    })
  if (typeof original === 'object' && original !== null)
    return new Proxy(original, { get: (_, key) => partOf(chosen(), key) })
  return original
}

function partOf(value: unknown, key: string | symbol): unknown {
  return (typeof value === 'object' || typeof value === 'function') && value !== null
    ? Reflect.get(value, key)
    : undefined
}
