/** A folder's or file's name as people read it: `radio-group` is `Radio group`. */
export function readableName(name: string): string {
  if (!/^[a-z0-9-]+$/.test(name)) return name
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
