/** The dialog that is open on the product page. @see spec §2 "Dialog names" */
export type ProductDialog =
  /** `thenAdd`: the shopper pressed a basket button, and what is chosen goes on to the basket. */
  | { name: 'attributePicker'; thenAdd: boolean }
  | { name: 'customize'; thenAdd: boolean }
  | { name: 'siblingSelect' }
  | { name: 'attributeAdvisor'; key: string }
  | { name: 'seals' }
  | { name: 'electricalLaw' }
  | { name: 'medicalProduct' }
  | { name: 'energyLabel' }
  | { name: 'guarantee' }
  | { name: 'durability' }
  | { name: 'instalments' }

/** The chosen personalisation; null before a choice. */
export type PersonalisationChoice = { kind: 'without' } | { kind: 'texts'; texts: readonly string[] } | null
