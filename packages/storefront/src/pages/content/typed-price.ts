/** The price form without JavaScript sends whole units; the filter speaks minor ones. */
export function typedPrice(from: unknown, to: unknown): { price?: string } {
  const minor = (value: unknown) => (Number(value) > 0 ? String(Math.round(Number(value) * 100)) : '')
  return from === undefined && to === undefined ? {} : { price: `${minor(from)}-${minor(to)}` }
}
