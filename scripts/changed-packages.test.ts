import { expect, test } from 'vitest'
import { changesIn } from './changed-packages.ts'

test('a changed file names itself and its package', () => {
  const { files, packages } = changesIn(' M packages/domain/src/price/money.ts\0?? scripts/new file.ts\0')

  expect(files).toEqual(['packages/domain/src/price/money.ts', 'scripts/new file.ts'])
  expect(packages).toEqual(['domain'])
})

test('a deleted file concerns its package, but cannot be read any more', () => {
  expect(changesIn(' D packages/ui/src/a.tsx\0D  packages/consent/src/b.ts\0')).toEqual({
    files: [],
    packages: ['consent', 'ui'],
  })
})

test('a file that moved concerns the package that it left, too', () => {
  expect(changesIn('R  packages/ui/src/new.ts\0packages/domain/src/old.ts\0 M README.md\0')).toEqual({
    files: ['README.md', 'packages/ui/src/new.ts'],
    packages: ['domain', 'ui'],
  })
})

test('nothing changed is nothing', () => {
  expect(changesIn('')).toEqual({ files: [], packages: [] })
})
