/** The control of these fields that comes first on the page; a field goes by its id, or by the name of its group. */
export function firstControl(ids: readonly string[]): HTMLElement | null {
  if (ids.length === 0) return null
  const controls = ids.map((id) => CSS.escape(id)).map((id) => `:is(#${id}, [name="${id}"]):not(:disabled)`)
  return document.querySelector(controls.join())
}
