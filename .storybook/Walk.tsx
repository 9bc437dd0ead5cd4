import type { MouseEvent, ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { privateScreens } from '#app/privateScreens.tsx';
import { AppRoutes, preloadRoute } from '#app/routes.tsx';
import { screenAt } from '#app/screenAt.ts';
import { color, radius, space, type, weight } from '#theme/tokens.ts';
import { storyAddress } from './docs/frameOf.ts';

/** A step of a walk: what the author does, and the code for it. */
export interface WalkStep {
  name: string;
  go: () => Promise<void>;
}

interface WalkProps {
  /** The names of the steps, in order. */
  steps: readonly string[];
  /** The step that the walk has reached, from 1. */
  step: number;
  /** The id of the story, from which each step gets an address. It is known once the story is rendered. */
  id?: string;
  /** The theme and language of the story. */
  globals?: Readonly<Record<string, string>>;
}

/**
 * A whole path across the screens of the console, on its real routes with one platform. The steps are listed above it. Each is a link that opens
 * the console in the state after that step.
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

/** Follows links by the router. If the base of a page is another address, as in tests, a normal link would leave the page. */
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

/** The screens that the current walk visits. */
const fetched = new Set<unknown>();

/**
 * Fetches the code of the screens that a walk visits; it fails at any other screen. `npm run test:changed` finds a walk by the routes in its file.
 */
export function ahead(...routes: readonly string[]): Promise<unknown> {
  fetched.clear();
  for (const route of routes) fetched.add(screenAt(route, privateScreens));
  return Promise.all(routes.map((route) => preloadRoute(route, true)));
}

type RunStep = (name: string, go: () => Promise<void>) => Promise<void> | void;

/** Follows a walk up to a step. `run` reports each step, so that a test can go through them one by one. */
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
