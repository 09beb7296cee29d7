import { camelCase } from './names.ts'
import type { Recipe } from './recipe.ts'
import { withImport, withListLine } from './registration.ts'

const ROUTES = 'packages/commerce/src/routes.ts'

const NEW_CONTRACT = `import * as v from 'valibot'
import { defineCall } from './define-call.ts'
`

/** A call of the API: its definition in the contract of its topic, a handler, and the handler's line. */
export function callRecipe(name: string, topic: string): Recipe {
  const call = camelCase(name)
  const contract = `packages/api-client/src/contract/${topic}.ts`
  const handler = `packages/commerce/src/${topic}/${name}.ts`

  return {
    files: [{ path: handler, text: handlerText(call, topic) }],
    changes: [
      {
        path: contract,
        create: NEW_CONTRACT,
        change: (source) => {
          if (new RegExp(`\\bexport const ${call}\\b`).test(source))
            throw new Error(`${contract} has a call ${call} already: choose another name.`)
          return `${source.trimEnd()}\n\n${contractText(call, topic, name)}`
        },
      },
      {
        path: ROUTES,
        change: (source) =>
          withListLine(
            withImport(source, `import { ${call}Handler } from './${topic}/${name}.ts'`),
            `${call}Handler,`,
            { opening: 'export const routes: readonly Handler[] = [' },
          ),
      },
    ],
    next: [
      `Say in ${contract} what goes in and what comes out, and who may call (rights).`,
      `Answer it in ${handler}, and test that against a database beside it.`,
    ],
  }
}

function contractText(call: string, topic: string, name: string): string {
  return `export const ${call} = defineCall({
  name: '${call}',
  method: 'GET',
  path: '/api/shop/${topic}/${name}/',
  input: v.object({}),
  answer: v.object({ type: v.picklist(['success', 'failure']) }),
})
`
}

function handlerText(call: string, topic: string): string {
  return `import { ${call} } from '@shop/api-client/contract/${topic}'
import { on } from '../on.ts'

/** Say here in one sentence what the call does, and what it refuses. */
export const ${call}Handler = on(${call}).answer(async () => ({ type: 'success' }))
`
}
