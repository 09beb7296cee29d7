/** `rename-wishlist` becomes `renameWishlist`. */
export function camelCase(kebab: string): string {
  return kebab.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}

/** `rename-wishlist` becomes `RenameWishlist`. */
export function pascalCase(kebab: string): string {
  const camel = camelCase(kebab)
  return camel.charAt(0).toUpperCase() + camel.slice(1)
}

/** `rename-wishlist` becomes `rename_wishlist`, the spelling of block and event names outside the code. */
export function snakeCase(kebab: string): string {
  return kebab.replaceAll('-', '_')
}

/** Whether a name can stand as a file, a folder and an identifier: `size-guide`, `top-10`. */
export function isKebabCase(name: string): boolean {
  return /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)
}

/** `rename-wishlist` becomes `Rename wishlist`. */
export function plainWords(kebab: string): string {
  const words = kebab.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
