import { cdp } from 'vitest/browser'

const PROBE = 'own-glyphs-probe'

type PlatformFont = { familyName: string; isCustomFont: boolean; glyphCount: number }
type Probed = { characters: string; style: string }

/**
 * Refuses a picture in which a letter comes from a font of the machine: the next machine has another one.
 *
 * Asks the browser which font it took for each character of the page, in each style that the page sets it in.
 *
 * @throws a sentence that names the characters and the font of the machine.
 */
export async function refuseForeignGlyphs(page: Document): Promise<void> {
  const probed = probedText(page)
  const probe = page.createElement('div')
  probe.id = PROBE
  probe.style.cssText = 'position:absolute;inset-block-start:0;inline-size:1px;block-size:1px;overflow:hidden'
  for (const { characters, style } of probed) {
    const one = page.createElement('span')
    one.style.cssText = style
    one.textContent = characters
    probe.append(one)
  }
  page.body.append(probe)
  try {
    const found: string[] = []
    for (const [at, { characters }] of probed.entries()) {
      const foreign = (await platformFonts(at)).filter((font) => !font.isCustomFont)
      if (foreign.length > 0)
        found.push(
          `${foreign.map((font) => `${font.glyphCount} × ${font.familyName}`).join(', ')} among "${characters}"`,
        )
    }
    if (found.length > 0)
      throw new Error(
        `Letters of this picture come from fonts of this machine, so it looks different on the next one: ${found.join('; ')}. Set them in a font that the page brings along; see snapshot-fonts.css.`,
      )
  } finally {
    probe.remove()
  }
}

/** Every character that the page draws, once for each font that it asks for. */
function probedText(page: Document): Probed[] {
  const characters = new Map<string, Set<string>>()
  const note = (text: string, style: CSSStyleDeclaration) => {
    if (style.visibility === 'hidden') return
    const key = `font-family:${style.fontFamily};font-weight:${style.fontWeight};font-style:${style.fontStyle};white-space:pre`
    const known = characters.get(key) ?? new Set()
    for (const character of cased(text, style.textTransform))
      if (character.trim() !== '') known.add(character)
    characters.set(key, known)
  }
  for (const element of page.body.querySelectorAll('*')) {
    if (!element.checkVisibility()) continue
    const style = getComputedStyle(element)
    for (const node of element.childNodes) if (node instanceof Text) note(node.data, style)
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
      note(element.value || element.placeholder, style)
    for (const pseudo of ['::before', '::after', '::marker']) {
      const own = getComputedStyle(element, pseudo)
      const text = /^"(.*)"$/s.exec(own.content)?.[1]
      if (text) note(text, own)
    }
  }
  return [...characters]
    .filter(([, known]) => known.size > 0)
    .map(([style, known]) => ({ style, characters: [...known].sort().join('') }))
}

function cased(text: string, transform: string): string {
  return transform === 'uppercase' ? text.toLocaleUpperCase('de') : text
}

/** The fonts that the browser really took for one part of the probe. */
async function platformFonts(at: number): Promise<PlatformFont[]> {
  const session = cdp()
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  await session.send('DOM.getDocument', { depth: 0 })
  const { result } = await session.send('Runtime.evaluate', {
    expression: `[document, ...[...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument)]
      .map((one) => one?.getElementById('${PROBE}')).find(Boolean)?.children[${at}]`,
  })
  if (result.objectId === undefined) throw new Error('The probe of glyphs is not in the page.')
  const { nodeId } = await session.send('DOM.requestNode', { objectId: result.objectId })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts
}
