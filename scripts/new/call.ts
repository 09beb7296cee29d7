import { camelCase } from './names.ts'
import type { Recipe } from './recipe.ts'
import { withImport, withListLine } from './registration.ts'

/** The packages that answer calls, and what the list in their `routes.ts` is called. */
export const ANSWERING = {
  catalogue: 'catalogueRoutes',
  customers: 'customerRoutes',
  sales: 'salesRoutes',
} as const
export type Answering = keyof typeof ANSWERING

export function isAnswering(name: string): name is Answering {
  return name in ANSWERING
}

const NEW_CONTRACT = `import * as v from 'valibot'
import { defineCall } from './define-call.ts'
`

/** A call of the API: its definition in the contract of its topic, a handler in the package that answers, and its line. */
export function callRecipe(name: string, topic: string, answering: Answering): Recipe {
  const call = camelCase(name)
  const contract = `packages/api-client/src/contract/${topic}.ts`
  const handler = `packages/${answering}/src/${topic}/${name}.ts`
  const routes = `packages/${answering}/src/routes.ts`

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
        path: routes,
        change: (source) =>
          withListLine(
            withImport(source, `import { ${call}Handler } from './${topic}/${name}.ts'`),
            `${call}Handler,`,
            { opening: `export const ${ANSWERING[answering]}: readonly Handler<CallContext>[] = [` },
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
