/**
 * What stands in the fields of a form and is not known yet: a browser fills in what it remembers before the page is
 * ready. Numbers, lists and objects have no field that could be read and stay with whatever sets them.
 */
export function typedValues(
  form: HTMLFormElement,
  values: object,
  fieldId: (path: string) => string,
): Record<string, string | boolean> {
  const typed: Record<string, string | boolean> = {}
  for (const [path, known] of Object.entries(values)) {
    if (typeof known !== 'string' && typeof known !== 'boolean') continue
    const control = form.elements.namedItem(fieldId(path)) ?? form.elements.namedItem(path)
    const value = control === null ? known : valueIn(control, known)
    if (value !== known) typed[path] = value
  }
  return typed
}

function valueIn(control: Element | RadioNodeList, known: string | boolean): string | boolean {
  if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')) {
    if (typeof known === 'boolean') return control.checked
    return control.checked ? control.value : ''
  }
  return typeof known === 'string' && 'value' in control && typeof control.value === 'string'
    ? control.value
    : known
}
