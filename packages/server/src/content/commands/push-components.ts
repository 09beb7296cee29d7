import { isDeepStrictEqual } from 'node:util'
import type { BlockComponent } from '@shop/blocks/guides/block-components.ts'
import { type ManagementClient, ManagementFailure } from '@shop/content/service/management-client'
import * as v from 'valibot'

const Known = v.looseObject({
  id: v.number(),
  name: v.string(),
  display_name: v.nullish(v.string()),
  is_root: v.optional(v.boolean(), false),
  is_nestable: v.optional(v.boolean(), true),
  schema: v.optional(v.record(v.string(), v.unknown()), {}),
})
type KnownComponent = v.InferOutput<typeof Known>

/**
 * Brings the kinds of blocks into a space. A component that is there is changed where it differs, and keeps the fields
 * that only the space knows; components of another name are left alone.
 *
 * @returns a line for each that was made or changed, and one about the rest
 */
export async function pushComponents(
  client: ManagementClient,
  components: readonly BlockComponent[],
  { isDry }: { isDry: boolean },
): Promise<string[]> {
  const { data } = await client.ask('get', 'components')
  const known = v.parse(v.looseObject({ components: v.array(Known) }), data).components
  const byName = new Map(known.map((one) => [one.name, one]))
  const lines: string[] = []
  for (const { id: _ours, ...component } of components) {
    const theirs = byName.get(component.name)
    if (theirs && isSame(theirs, component)) continue
    lines.push(
      theirs ? `changed  ${component.name}: ${differences(theirs, component)}` : `new      ${component.name}`,
    )
    if (isDry) continue
    if (theirs)
      await client.ask('put', `components/${theirs.id}`, {
        component: { ...component, schema: merged(theirs, component) },
      })
    else await client.ask('post', 'components', { component })
  }
  const own = new Set(components.map(({ name }) => name))
  const others = known.filter(({ name }) => !own.has(name)).map(({ name }) => name)
  const same = components.length - lines.length
  return [
    ...lines,
    `${same} of ${components.length} components were the same.`,
    ...(others.length > 0 ? [`Left alone, because no block is called so: ${others.join(', ')}.`] : []),
  ]
}

type OurComponent = Omit<BlockComponent, 'id'>

function isSame(theirs: KnownComponent, ours: OurComponent): boolean {
  return differences(theirs, ours) === ''
}

/** What differs, by name; what only the space knows does not count. */
function differences(theirs: KnownComponent, ours: OurComponent): string {
  const heads = (['display_name', 'is_root', 'is_nestable'] as const).filter(
    (name) => theirs[name] !== ours[name],
  )
  const fields = Object.entries(ours.schema).filter(
    ([name, field]) =>
      !isDeepStrictEqual({ ...asObject(theirs.schema[name]), ...field }, asObject(theirs.schema[name])),
  )
  return [...heads, ...fields.map(([name]) => name)].join(', ')
}

function merged(theirs: KnownComponent, ours: OurComponent): Record<string, unknown> {
  const fields = Object.entries(ours.schema).map(([name, field]) => [
    name,
    { ...asObject(theirs.schema[name]), ...field },
  ])
  return { ...theirs.schema, ...Object.fromEntries(fields) }
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}

/** Whether the space has its kinds of blocks from the code already. */
export function hasComponentsByItself(problem: unknown): boolean {
  return problem instanceof ManagementFailure && problem.status === 405
}
