import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { withoutNotes } from './lean-libraries.ts'

const ui = createRequire(new URL('../../../../ui/package.json', import.meta.url))

test.each(['house', 'eye-off', 'package'])(
  'of the icon %s what is drawn stays, line by line',
  async (name) => {
    const icon = await readFile(ui.resolve(`lucide-react/icons/${name}`), 'utf8')

    const lean = withoutNotes(icon)

    expect(linesOf(lean)).toEqual(linesOf(icon))
    expect(lean).toContain('size: 24')
    expect(lean).toContain('createLucideIcon(__iconData)')
    expect(lean).not.toMatch(/\b(?:key|name|aliases):|^__iconData\.node/m)
  },
)

test('an icon that is written in another way ends the build', () => {
  expect(() => withoutNotes('export default drawn')).toThrow('lean-libraries.ts')
})

function linesOf(icon: string): string[] {
  return icon.match(/\b(?:d|cx|cy|r|x|y|rx|width|height|points): "[^"]*"/g) ?? []
}
