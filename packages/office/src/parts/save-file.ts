type NamedFile = { fileName: string; mediaType: string }

/** Hands a file to the browser's downloads. */
export function saveFile({ base64, ...file }: NamedFile & { base64: string }): void {
  saveBlob(
    file,
    Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)),
  )
}

/** The same for bytes that were made here. */
export function saveBytes({ bytes, ...file }: NamedFile & { bytes: Uint8Array<ArrayBuffer> }): void {
  saveBlob(file, bytes)
}

/** The same for a text that was made here. */
export function saveText({ text, ...file }: NamedFile & { text: string }): void {
  saveBlob(file, text)
}

function saveBlob({ fileName, mediaType }: NamedFile, part: BlobPart): void {
  const address = URL.createObjectURL(new Blob([part], { type: mediaType }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  URL.revokeObjectURL(address)
}
