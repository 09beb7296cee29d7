/** Hands a file to the browser's downloads. */
export function saveFile({
  fileName,
  mediaType,
  base64,
}: {
  fileName: string
  mediaType: string
  base64: string
}): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const address = URL.createObjectURL(new Blob([bytes], { type: mediaType }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  URL.revokeObjectURL(address)
}
