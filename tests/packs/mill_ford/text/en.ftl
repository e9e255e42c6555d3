### Mill Ford: a test scenario of our own making. No such battle was fought.

scenario-mill_ford = Mill Ford
scenario-mill_ford-date = a test
option-scenario-mill_ford = Mill Ford (test)
side-west = the West
side-east = the East
seat-0-mill_ford = West
seat-1-mill_ford = East
formation-west_foot = West Foot
formation-east_foot = East Foot
area-west_camp = the western camp
area-east_camp = the eastern camp
place-mill_ford = Mill Ford

unit-west_1 = 1st West
unit-west_2 = 2nd West
unit-west_3 = 3rd West
unit-west_4 = 4th West
unit-west_5 = 5th West
unit-west_guns = West Guns
unit-east_1 = 1st East
unit-east_2 = 2nd East
unit-east_3 = 3rd East
unit-east_4 = 4th East
unit-east_5 = 5th East
unit-east_guns = East Guns

turn-mill_ford_1 = first hour
turn-mill_ford_2 = second hour
turn-mill_ford_3 = third hour
turn-mill_ford_4 = fourth hour
turn-mill_ford_5 = fifth hour
turn-mill_ford_6 = sixth hour

victory-mill_ford_h1308 = West Gate
victory-mill_ford_h1409 = Chapel
victory-mill_ford_h1614 = Mill
victory-mill_ford_h1112 = Farm
victory-mill_ford_h1320 = East Gate
