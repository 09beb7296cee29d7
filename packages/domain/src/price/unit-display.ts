const UNITS = new Map([
  ['LI', 'l'],
  ['QM', 'm²'],
])

/** A unit as shoppers read it: LI is l, QM is m²; any other stays. @see spec §9 "Unit display" */
export function unitDisplay(unit: string): string {
  return UNITS.get(unit) ?? unit
}
