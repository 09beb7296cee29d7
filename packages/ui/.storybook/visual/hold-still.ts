const MOSAIC_PIXELS = 16

/** Waits until the page looks as it always will: fonts there, pictures decoded, nothing half on its way. */
export async function holdStill(page: Document): Promise<void> {
  // One that stands for a font of the machine fails where there is none; letters that miss theirs are found afterwards.
  await Promise.allSettled([...page.fonts].filter(isUsed).map((font) => font.load()))
  await page.fonts.ready
  await Promise.all([...page.images].map(mosaic))
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

function isUsed(font: FontFace): boolean {
  return font.status !== 'unloaded'
}

/**
 * Draws a picture as coarse squares. Which picture stands where is what a snapshot is about; the grain of
 * a photograph would be most of its bytes.
 */
async function mosaic(image: HTMLImageElement): Promise<void> {
  image.loading = 'eager'
  await image.decode().catch(() => undefined)
  if (image.naturalWidth === 0 || image.src.startsWith('data:')) return

  const canvas = document.createElement('canvas')
  canvas.width = MOSAIC_PIXELS
  canvas.height = Math.max(1, Math.round((MOSAIC_PIXELS * image.naturalHeight) / image.naturalWidth))
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  image.srcset = ''
  image.src = canvas.toDataURL()
  image.style.imageRendering = 'pixelated'
  await image.decode().catch(() => undefined)
}
