import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { PersistentVolumeClaim, Service } from 'kubernetes-models/v1';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { root } from '../config.ts';

const folder = join(root, 'deploy/kubernetes');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const compose = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
const { resources, images } = parse(read('kustomization.yaml')) as { resources: string[]; images: { name: string }[] };

interface Manifest {
  kind: string;
  metadata: { name: string };
}
const models = {
  Deployment,
  HorizontalPodAutoscaler,
  NetworkPolicy,
  PersistentVolumeClaim,
  PodDisruptionBudget,
  Service,
} as Record<string, new (manifest: never) => { validate: () => void }>;
const manifests = resources.flatMap((file) =>
  parseAllDocuments(read(file)).map((document) => document.toJSON() as Manifest),
);
const deployments = manifests
  .filter(({ kind }) => kind === 'Deployment')
  .map((manifest) => new Deployment(manifest as never));
const names = deployments.map(({ metadata }) => metadata!.name!);
const ofKind = <T>(kind: string) => manifests.filter((manifest) => manifest.kind === kind) as (Manifest & T)[];

/** The variables of an env file. */
const variables = (file: string): string[] => [...read(file).matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name);

describe('the manifests for Kubernetes', () => {
  it('run every part', () => {
    expect(names).toEqual(['api', 'worker', 'public-site', 'staff-console']);
  });

  it.each(manifests.map((manifest) => [`${manifest.kind} ${manifest.metadata.name}`, manifest] as const))(
    'follow the schema: %s',
    (_name, manifest) => {
      expect(() => new models[manifest.kind]!(manifest as never).validate()).not.toThrow();
    },
  );

  it('give each part a budget for disruptions', () => {
    expect(ofKind('PodDisruptionBudget').map(({ metadata }) => metadata.name)).toEqual(names);
  });

  it('scale only parts that exist', () => {
    const scaled = ofKind<{ spec: { scaleTargetRef: { name: string } } }>('HorizontalPodAutoscaler');
    expect(scaled.map(({ spec }) => spec.scaleTargetRef.name)).toEqual(['api', 'worker', 'public-site']);
  });

  it('set every variable that the parts require', () => {
    const required = [...compose.matchAll(/\$\{([A-Z_]+):\?/g)].map(([, name = '']) => name);
    const set = [...variables('settings.env'), ...variables('secrets.env.example'), 'POSTGRES_PASSWORD'];
    expect(required.filter((name) => !set.includes(name))).toEqual([]);
  });
});

describe.each(deployments.map((deployment) => [deployment.metadata!.name!, deployment.spec!] as const))(
  'the deployment %s',
  (name, { selector, template }) => {
    const pod = template.spec!;
    const [container] = pod.containers as [(typeof pod.containers)[0]];

    it('selects its own copies', () => {
      expect(selector.matchLabels).toEqual({ app: name });
      expect(template.metadata?.labels).toEqual({ app: name });
    });

    it('has an image that the kustomization names', () => {
      expect(images.map((image) => image.name)).toContain(container.image);
    });

    it('asks whether the process lives, and whether it is ready', () => {
      expect(container.livenessProbe?.httpGet?.path).toBe('/livez');
      expect(container.readinessProbe?.httpGet?.path).toBe('/readyz');
    });

    it('may stop for longer than STOP_SECONDS, and drains for longer than two checks', () => {
      expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(30);
      const drain = Number(container.env!.find((variable) => variable.name === 'DRAIN_SECONDS')!.value);
      const { periodSeconds, failureThreshold } = container.readinessProbe!;
      expect(drain).toBeGreaterThan(periodSeconds! * failureThreshold!);
    });

    it('runs without privileges on a file system that it cannot change', () => {
      expect(pod.securityContext).toMatchObject({ runAsNonRoot: true });
      for (const { securityContext } of [...pod.containers, ...(pod.initContainers ?? [])])
        expect(securityContext).toEqual({
          readOnlyRootFilesystem: true,
          allowPrivilegeEscalation: false,
          capabilities: { drop: ['ALL'] },
        });
    });
  },
);
