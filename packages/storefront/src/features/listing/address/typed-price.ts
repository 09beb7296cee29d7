type Typed = string | number | undefined

/** The price form without JavaScript sends major units, or arbitrary input; the filter takes minor ones. */
export function typedPrice(from: Typed, to: Typed): { price?: string } {
  return from === undefined && to === undefined ? {} : { price: `${minorUnits(from)}-${minorUnits(to)}` }
}

/** Empty where no amount was typed, and where it is more than anything costs. */
function minorUnits(typed: Typed): string {
  const amount = /^\d{1,7}(?:[.,]\d{1,2})?$/.exec(String(typed ?? '').trim())?.[0]
  return amount && Number(amount.replace(',', '.')) > 0
    ? String(Math.round(Number(amount.replace(',', '.')) * 100))
    : ''
}
