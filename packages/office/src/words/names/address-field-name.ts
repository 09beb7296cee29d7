import type { I18n } from '@lingui/core'

/** What the office calls a field of an address; one without a name of its own stays what it is. */
export function addressFieldName(field: string, i18n: I18n): string {
  const names: Record<string, string> = {
    company: i18n.t({ id: 'address.company', message: 'Company' }),
    firstName: i18n.t({ id: 'address.firstName', message: 'First name' }),
    lastName: i18n.t({ id: 'address.lastName', message: 'Last name' }),
    street: i18n.t({ id: 'address.street', message: 'Street' }),
    houseNumber: i18n.t({ id: 'address.houseNumber', message: 'House number' }),
    addition: i18n.t({ id: 'address.addition', message: 'Addition' }),
    zip: i18n.t({ id: 'address.zip', message: 'Postcode' }),
    city: i18n.t({ id: 'address.city', message: 'City' }),
    phone: i18n.t({ id: 'address.phone', message: 'Phone' }),
  }
  return names[field] ?? field
}
