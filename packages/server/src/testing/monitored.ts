import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

const FOLDER = new URL('../../../../deploy/monitoring/', import.meta.url)

type Rule = { alert: string; expr: string; annotations: { todo: string } }
type Panel = { targets?: { expr: string }[] }

/** What Prometheus and Grafana are told to ask: the rules of the alerts, and every expression of theirs and of the panels. */
export function monitored(): { rules: Rule[]; expressions: string[] } {
  const read = (name: string) => readFileSync(new URL(name, FOLDER), 'utf8')
  const dashboard: { panels: Panel[] } = JSON.parse(read('grafana-dashboard.json'))
  const alerts: { groups: { rules: Rule[] }[] } = parse(read('prometheus-alerts.yaml'))
  const rules = alerts.groups.flatMap((group) => group.rules)
  const shown = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
  return { rules, expressions: [...rules.map(({ expr }) => expr), ...shown] }
}
