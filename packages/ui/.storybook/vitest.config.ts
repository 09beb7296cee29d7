import { defineConfig } from 'vitest/config'
import { BRANDS } from './brands.ts'
import { storyProject } from './story-project.ts'

/** Every story in a browser, with its play function and axe: once in each brand's theme. */
export default defineConfig({
  test: { name: 'stories', projects: Object.keys(BRANDS).map((brand) => storyProject(brand)) },
})
