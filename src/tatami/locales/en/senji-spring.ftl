### Senji: Spring

## Questions

senji-ask-orders =
    { $you ->
        [yes] Spring: lay an order face down on each of your provinces.
       *[no] Laying orders: { $seats }.
    }

## Answers

senji-answer-lay-order = { $region }: { $order }

## What happened

senji-event-spring-began = Spring: everybody lays orders.
senji-event-order-laid =
    { $you ->
        [yes] { $again ->
            [yes] You change your order: { $region }.
           *[no] You lay an order: { $region }.
        }
       *[no] { $again ->
            [yes] { $seat } changes an order: { $region }.
           *[no] { $seat } lays an order: { $region }.
        }
    }
senji-event-orders-ready =
    { $you ->
        [yes] Your orders are laid.
       *[no] { $seat } has laid all orders.
    }

## Why not

senji-why-no-orders-at-sea = Fleets get no orders, and { $region_acc } is a sea zone.
senji-why-not-yours-to-order = { $region } is controlled by { $target }.
senji-why-army-obeys-the-host = { $region } is held by the emperor’s army, whose orders the host lays.
senji-why-order-is-missing = { $region } has no order yet; a province without pieces needs one, too.
senji-why-already-ready = You have said that you are ready. You may still change orders.
senji-why-one-order-each = Exactly one order lies on a province; a new one takes the place of the old.
senji-why-orders-are-hidden = Orders stay hidden until they are carried out.
senji-why-orders-are-laid = Orders are laid in Spring and cannot be changed afterwards.
senji-why-no-province-to-order = You control no province and lay no orders; in Summer you act with your fleets.
