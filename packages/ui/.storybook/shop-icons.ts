import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const NAME = 'virtual:shop-icons'
const packages = fileURLToPath(new URL('../..', import.meta.url))

/** Hands the stories every icon that the shop's sources import, with the files that use it. */
export function shopIcons(): Plugin {
  return {
    name: 'shop-icons',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? moduleOf(iconUses()) : null),
  }
}

function iconUses(): Map<string, Set<string>> {
  const uses = new Map<string, Set<string>>()
  for (const file of globSync('{ui,storefront,consent}/src/**/*.{ts,tsx}', { cwd: packages })) {
    if (/\.(?:stories|test)\.|\/foundations\//.test(file)) continue
    const source = readFileSync(`${packages}/${file}`, 'utf8')
    for (const [, icon = ''] of source.matchAll(/from 'lucide-react\/icons\/([a-z0-9-]+)'/g)) {
      const files = uses.get(icon) ?? new Set()
      uses.set(icon, files.add(file.split('/').at(-1) ?? file))
    }
  }
  return uses
}

function moduleOf(uses: Map<string, Set<string>>): string {
  const icons = [...uses].sort(([one], [other]) => one.localeCompare(other))
  const imports = icons.map(([icon], index) => `import Icon${index} from 'lucide-react/icons/${icon}'`)
  const rows = icons.map(
    ([icon, files], index) =>
      `{ name: ${JSON.stringify(icon)}, Picture: Icon${index}, files: ${JSON.stringify([...files].sort())} }`,
  )
  return `${imports.join('\n')}\nexport const icons = [${rows.join(',\n')}]`
}
