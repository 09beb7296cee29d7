/** The dialog that is open over a listing. @see spec §2 "Overlays and dialogs" */
export type ListingDialog = { kind: 'filter' } | { kind: 'sort' } | { kind: 'facet'; name: string }
