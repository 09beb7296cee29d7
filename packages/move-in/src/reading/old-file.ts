/** A file of the old shop: its path, and its name as reports say it. */
export type OldFile = { path: string; name: string }
