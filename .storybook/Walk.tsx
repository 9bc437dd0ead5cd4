import type { MouseEvent, ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { privateScreens } from '#app/privateScreens.tsx';
import { AppRoutes, preloadRoute } from '#app/routes.tsx';
import { screenAt } from '#app/screenAt.ts';
import { color, radius, space, type, weight } from '#theme/tokens.ts';
import { storyAddress } from './docs/frameOf.ts';

/** A step of a walk: what the author does, and how. */
export interface WalkStep {
  name: string;
  go: () => Promise<void>;
}

interface WalkProps {
  /** What the steps are, in their order. */
  steps: readonly string[];
  /** The step that the walk has come to, from 1. */
  step: number;
  /** The story, by which each step has an address: it is known once it is drawn. */
  id?: string;
  /** Theme and language of the story. */
  globals?: Readonly<Record<string, string>>;
}

/**
 * A whole path across the screens of the console, on its real routes with one platform. Over it stand its steps: each is a link that
 * opens the console as that step leaves it.
 */
export function Walk({ steps, step, id = '', globals = {} }: WalkProps): ReactNode {
  return (
    <>
      <Bar aria-label="Шаги">
        <ol>
          {steps.map((name, at) => (
            <li key={name}>
              <a
                href={`${storyAddress(id, globals)}&args=step:${at + 1}`}
                target="_top"
                aria-current={at + 1 === step ? 'step' : undefined}
              >
                {at + 1}. {name}
              </a>
            </li>
          ))}
        </ol>
      </Bar>
      <Routed>
        <AppRoutes />
      </Routed>
    </>
  );
}

/** Follows links by the router: where a page has a base other than itself, as that of a test has, they would leave the page. */
function Routed({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const screen = screenAt(pathname, privateScreens);
  if (screen !== undefined && !fetched.has(screen))
    throw new Error(`The walk comes by ${pathname}, and does not fetch it ahead`);
  const follow = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#/"]') : null;
    const href = link?.getAttribute('href');
    if (href == null || event.defaultPrevented) return;
    event.preventDefault();
    void navigate(href.slice(1));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- what is pressed are the links inside, by keys too
    <div style={{ display: 'contents' }} onClick={follow}>
      {children}
    </div>
  );
}

/** The screens that the present walk comes by. */
const fetched = new Set<unknown>();

/**
 * Fetches the code of the screens that a walk comes by: it fails at any other. `npm run test:changed` finds a walk by the routes that stand in
 * its file.
 */
export function ahead(...routes: readonly string[]): Promise<unknown> {
  fetched.clear();
  for (const route of routes) fetched.add(screenAt(route, privateScreens));
  return Promise.all(routes.map((route) => preloadRoute(route, true)));
}

type RunStep = (name: string, go: () => Promise<void>) => Promise<void> | void;

/** Goes along a walk as far as a step. `run` tells of each step, so that it can be gone through one by one. */
export async function walk(steps: readonly WalkStep[], to: number, run: RunStep): Promise<void> {
  for (const { name, go } of steps.slice(0, to)) await run(name, go);
}

const Bar = styled.nav`
  background: ${color.fill};
  color: ${color.ink};
  ${type.caption}

  ol {
    display: flex;
    gap: ${space[1]};
    overflow-x: auto;
    margin: 0;
    padding: ${space[1]} ${space[2]};
    list-style: none;
  }

  a {
    display: block;
    padding: ${space[1]} ${space[2]};
    border-radius: ${radius.control};
    color: inherit;
    text-decoration: none;
    white-space: nowrap;
  }

  a:hover {
    background: ${color.hover};
  }

  a[aria-current] {
    background: ${color.surface};
    font-weight: ${weight.strong};
  }
`;
