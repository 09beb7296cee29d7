{{- define "shop.labels" -}}
app.kubernetes.io/name: {{ .app }}
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .component }}
app.kubernetes.io/part-of: shop
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ .root.Chart.Name }}-{{ .root.Chart.Version }}
{{- end }}

{{- define "shop.selector" -}}
app.kubernetes.io/name: {{ .app }}
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .component }}
{{- end }}

{{- define "shop.name" -}}
{{ printf "%s-%s" .root.Release.Name .app | trunc 63 | trimSuffix "-" }}
{{- end }}

{{- define "shop.image" -}}
{{ .root.Values.image.registry }}/{{ .app }}:{{ required (printf "Which version of %s? Set image.tag, or a tag of its own." .app) (coalesce .own.tag .root.Values.image.tag) }}
{{- end }}

{{/* No process of ours is root, may become it, or writes anywhere but in its volumes. */}}
{{- define "shop.podSecurity" -}}
automountServiceAccountToken: false
enableServiceLinks: false
{{- with .Values.image.pullSecrets }}
imagePullSecrets:
  {{- range . }}
  - name: {{ . }}
  {{- end }}
{{- end }}
securityContext:
  runAsNonRoot: true
  runAsUser: 65532
  runAsGroup: 65532
  fsGroup: 65532
  seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "shop.containerSecurity" -}}
readOnlyRootFilesystem: true
allowPrivilegeEscalation: false
privileged: false
capabilities: { drop: [ALL] }
{{- end }}

{{- define "shop.probes" -}}
startupProbe:
  httpGet: { path: /readyz, port: http }
  periodSeconds: 2
  timeoutSeconds: 3
  failureThreshold: 150
readinessProbe:
  httpGet: { path: /readyz, port: http }
  periodSeconds: 2
  timeoutSeconds: 3
  failureThreshold: 2
livenessProbe:
  httpGet: { path: /healthz, port: http }
  periodSeconds: 10
  timeoutSeconds: 5
  failureThreshold: 6
{{- end }}

{{/* Variables of everybody, of the app over them, and the Secrets in the same order. */}}
{{- define "shop.environment" -}}
{{- range $name, $value := mergeOverwrite (deepCopy .root.Values.environment) .own.environment .fixed }}
- name: {{ $name }}
  value: {{ $value | quote }}
{{- end }}
{{- end }}

{{- define "shop.secrets" -}}
- secretRef: { name: {{ .root.Values.secret }} }
{{- with .own.secret }}
- secretRef: { name: {{ . }} }
{{- end }}
{{- end }}

{{- define "shop.volumes" -}}
- name: data
  emptyDir: { sizeLimit: {{ .root.Values.dataSize }} }
- name: tmp
  emptyDir: { medium: Memory, sizeLimit: 64Mi }
{{- end }}
