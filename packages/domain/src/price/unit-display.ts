const UNITS = new Map([
  ['LI', 'l'],
  ['QM', 'm²'],
  ['KG', 'kg'],
  ['M', 'm'],
])

/** A unit as shoppers read it: LI is l, QM is m², KG is kg, M is m; any other stays. @see spec §9 "Unit display", eu-duties C-11 */
export function unitDisplay(unit: string): string {
  return UNITS.get(unit) ?? unit
}
