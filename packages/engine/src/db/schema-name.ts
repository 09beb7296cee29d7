/** The database schema that holds a brand's tables: `home_shop` for `home-shop`. */
export function schemaName(brandId: string): string {
  return brandId.replaceAll('-', '_')
}
