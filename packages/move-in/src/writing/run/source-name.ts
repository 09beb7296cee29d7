export const SOURCE_NAMES = ['shopify', 'woocommerce', 'shopware', 'google-feed', 'csv'] as const
/** A system that a shop may come from. */
export type SourceName = (typeof SOURCE_NAMES)[number]
